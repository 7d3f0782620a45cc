"""Post for people whose tables wait for them: e-mail, Web Push and webhooks, each only where it was asked for."""
