-- who asks for somebody else; null once that person's data is deleted, or the agent's
ALTER TABLE privacy_requests
  ADD COLUMN agent_name text CHECK (agent_name <> ''),
  ADD COLUMN agent_email text CHECK (agent_email <> ''),
  ADD CHECK ((agent_name IS NULL) = (agent_email IS NULL));
