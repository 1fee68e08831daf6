import type { HubConnection } from './connection.ts';
import type { HubState } from './state.ts';

/** One timer for all connections: keeps them alive, and drops those that fell silent. Returns its stop. */
export function startSweep<User>(state: HubState<User>): () => void {
  const { keepAliveMs, clientTimeoutMs } = state.limits;
  const everyMs = Math.min(1_000, keepAliveMs / 4, clientTimeoutMs / 4);
  const timer = setInterval(() => {
    for (const connection of state.connections.values()) sweep(state, connection);
  }, everyMs).unref();
  return () => clearInterval(timer);
}

function sweep<User>(state: HubState<User>, connection: HubConnection<User>): void {
  const { keepAliveMs, clientTimeoutMs, handshakeTimeoutMs } = state.limits;
  const { silentMs } = connection;
  if (connection.isClosed) {
    if (silentMs > clientTimeoutMs) state.forget(connection);
  } else if (!connection.isOpen) {
    if (silentMs > handshakeTimeoutMs) connection.lose();
  } else if (silentMs > clientTimeoutMs) {
    // A laptop that slept is told to come back.
    connection.close({ reason: 'Client timed out', allowReconnect: true });
  } else if (connection.quietMs >= keepAliveMs) {
    connection.ping();
  }
}
