"""The table server: lobby, tables, streams and identity over HTTP, and where it is all stored.

`app` puts the Litestar application together, `running` serves it. Rules stay in the titles, and what a table is in
`civitas.table`; here is what people, browsers and scripts send and get.
"""
