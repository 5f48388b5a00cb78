"""Read a match back with Polars: who won how often, where the points came from, and what a seat is worth.

areo simulate red-planet --bots greedy,random,random --games 30 --parquet match.parquet
python examples/read_a_match.py match.parquet

The file has a row a game and seat. It needs polars: pip install 'areo[parquet]'
"""

import sys

import polars as pl


def by_bot(match: pl.LazyFrame) -> pl.DataFrame:
    """What each bot won and scored, and what its score was made of, on average."""
    return (
        match.group_by("bot")
        .agg(
            pl.len().alias("seats"),
            pl.col("share").mean().alias("won"),
            pl.col("^score.*$").mean(),
            pl.col("decisions").mean(),
        )
        .sort("won", "bot", descending=[True, False])
        .collect()
    )


def by_seat(match: pl.LazyFrame) -> pl.DataFrame:
    """What each seat won and scored. Every bot sat on every seat, so what differs is the seat's doing, or luck."""
    return (
        match.group_by("seat").agg(pl.col("share").mean().alias("won"), pl.col("score").mean()).sort("seat").collect()
    )


if __name__ == "__main__":
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    match = pl.scan_parquet(sys.argv[1])
    with pl.Config(tbl_cols=-1, tbl_width_chars=200, tbl_hide_dataframe_shape=True, tbl_hide_column_data_types=True):
        pl.Config.set_float_precision(2)
        print(by_bot(match), by_seat(match), sep="\n\n")
