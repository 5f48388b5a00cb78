"""How areo is built: its compiled modules and the browser's pages. It needs nothing that areo needs to run."""
