"""The table on the network: links, holders, streams and the store."""
