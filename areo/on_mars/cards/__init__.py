"""The cards of On Mars that are known for certain: scientists, contracts and blueprints."""
