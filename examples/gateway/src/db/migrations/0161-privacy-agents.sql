-- who asks for somebody else; empty once that person's data is deleted
ALTER TABLE privacy_requests
  ADD COLUMN agent_name text,
  ADD COLUMN agent_email text,
  ADD CHECK ((agent_name IS NULL) = (agent_email IS NULL));
