"""The database: schema, migrations, transactions, reading and writing of tables. No rules, nothing for people."""
