"""The shops under Peth Row's offices: their names, what stands in their windows, the signs over them."""
