"""Research and rule-checking tools: simulation, scenarios, stepping."""
