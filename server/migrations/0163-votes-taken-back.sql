-- Whoever said by mistake that a text helped can take it back.
grant delete on content_votes to tresen_app;
