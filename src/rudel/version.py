"""The one place that says which Rudel this is."""

VERSION = "0.7.0"
