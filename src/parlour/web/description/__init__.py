"""The description of the API: JSON Schemas of the types that are sent, and OpenAPI. No requests are handled here."""
