"""Pictures of a table, as the browser client shows it: `pip install 'areo[picture]'`."""
