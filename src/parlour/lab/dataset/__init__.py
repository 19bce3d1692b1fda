"""Data sets for learning, made from records: decisions and outcomes in Parquet, with a card; the extra `dataset`."""
