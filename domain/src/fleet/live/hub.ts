/** Where the hub answers (spec §7, REG-17). */
export const hubPath = '/hubs/pos';

/** Method names on the wire, in both directions (spec §7, REG-18; `Changed` and `ComeBackWithin` are ours). */
export const hubMethods = {
  joinGroup: 'JoinGroup',
  sendCommand: 'SendCommand',
  sendCommandToGroup: 'SendCommandToGroup',
  receiveCommandResult: 'ReceiveCommandResult',
  changed: 'Changed',
  comeBackWithin: 'ComeBackWithin',
} as const;

/** Both ends say something at least this often, in milliseconds. */
export const keepAliveMs = 15_000;

/** An end that heard nothing for this long, in milliseconds, gives the connection up: the register is offline. */
export const clientTimeoutMs = 30_000;

/** For this long the hub remembers what changed, in milliseconds: `JoinGroup` answers the topics. */
export const recallMs = 30_000;
