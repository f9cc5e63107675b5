"""What is measured and proved at length: engines, tables, and bots."""
