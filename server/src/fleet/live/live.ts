import type { IncomingMessage } from 'node:http';
import type { AccessPolicy } from '@tresen/domain/account/access';
import {
  type CommandResult,
  changedTopics,
  comeBackReason,
  commandNotSent,
  commandTimeoutMs,
  hubMethods,
  hubPath,
  type RegisterCommandName,
} from '@tresen/domain/fleet/live';
import { aloneBackplane, type Backplane } from '../../kit/backplane/index.ts';
import {
  type CloseOptions,
  createHub,
  type Hub,
  type HubLimits,
  type HubPasses,
  type HubRequest,
} from '../../kit/hub/index.ts';
import type { LiveCaller, RegisterCaller } from './callers.ts';
import { Coalescer } from './coalescer.ts';
import { ComeBackWithin } from './come-back-within.ts';
import { type Answered, Commands, failed } from './commands.ts';
import { Elsewhere } from './elsewhere.ts';
import { registerGroup } from './group-names.ts';
import { createMethods } from './methods.ts';
import {
  describeOnline,
  findCommandable,
  isRegister,
  type OnlineDevice,
  Presence,
  type RegisterConnection,
  type Registers,
} from './presence.ts';
import { RecentChanges } from './recent-changes.ts';
import { type TenantChange, TenantNews } from './tenant-news.ts';

export interface LiveOptions {
  /** Undefined refuses with 401; throwing FORBIDDEN with 403, anything else with 503. */
  authenticate(request: HubRequest): Promise<LiveCaller | undefined>;
  unitBelongsTo(tenantId: string, unitId: string): Promise<boolean>;
  /** The network that a request comes from; undefined where that cannot be told. */
  networkOf?(request: IncomingMessage): string | undefined;
  /** Which reading of the access table holds. */
  readonly policy: AccessPolicy;
  /** A register came online or went offline. */
  onPresence?(device: RegisterCaller, isOnline: boolean): void;
  /** Once a minute: everything online, with the time it was last heard, to store `lastPing` at one go. */
  onPings?(devices: readonly OnlineDevice[]): void;
  /** A register has answered a command. */
  onAnswer?(answered: Answered): void;
  onError(error: unknown): void;
  /** The way to the other processes of the installation; this one is alone unless told. */
  readonly backplane?: Backplane;
  /** What a client got from one process opens the hub of another, too. */
  readonly passes?: HubPasses<LiveCaller>;
  /** Shorter times, for tests. Milliseconds. */
  readonly times?: Partial<LiveTimes>;
  readonly limits?: Partial<HubLimits>;
}

interface LiveTimes {
  readonly commandTimeoutMs: number;
  /** `Changed` of one topic of one unit goes out at most once in this time. */
  readonly changedEveryMs: number;
  readonly pingsEveryMs: number;
}

const defaultTimes: LiveTimes = { commandTimeoutMs, changedEveryMs: 250, pingsEveryMs: 60_000 };

export interface Live extends Pick<Hub<LiveCaller>, 'attach' | 'handle' | 'users' | 'close'> {
  /** Open connections, registers and web clients. */
  readonly count: number;
  liveStateOf(deviceId: string): 'online' | 'offline';
  onlineDevices(tenantId: string): readonly OnlineDevice[];
  /** How many registers of a branch are connected. */
  countOnline(tenantId: string, unitId: string): number;
  /**
   * Asks a register in the name of the server; also a register that does not answer in time gives a result.
   * @throws {AppError} DEVICE_OFFLINE where it cannot be asked
   */
  ask(question: RegisterQuestion): Promise<CommandResult>;
  /** Tells the web clients of the tenant and of the unit, soon and not too often. */
  changed(change: TenantChange): void;
  /** Tells the unit's registers, too (all of the tenant without a unit): there is something for them to take. */
  changedForRegisters(change: TenantChange): void;
  /**
   * Closes the connections of a revoked session, an unlinked or moved device, a switched tenant. By default
   * the clients come back and are checked anew, which tells them best what they still are.
   */
  closeWhere(predicate: (caller: LiveCaller) => boolean, options?: CloseOptions): void;
  /** Tells the web clients that anything may have changed: news of other processes may have been missed. */
  mayHaveMissed(): void;
  /** Sends clients away to other processes, some at a time, so that they do not all come to those at once. */
  drain(perSecond: number, longestMs: number): Promise<void>;
}

/** What the server asks of a register. */
export interface RegisterQuestion {
  readonly tenantId: string;
  readonly deviceId: string;
  readonly command: RegisterCommandName;
  readonly args: unknown;
}

/** The hub of registers and web clients at `/hubs/pos` (REG-17). */
export function createLive(options: LiveOptions): Live {
  const times = { ...defaultTimes, ...options.times };
  const presence = new Presence();
  const comeBackWithin = new ComeBackWithin(presence);
  const commands = new Commands(times.commandTimeoutMs, (answered) => options.onAnswer?.(answered));
  const news = new Coalescer(times.changedEveryMs);
  const pages = new TenantNews(times.changedEveryMs, (groups, method, told) =>
    hub.sendToGroups(groups, method, told),
  );

  const recent = new RecentChanges();
  const changed = (change: TenantChange): void => {
    recent.note(change.tenantId, change.topic);
    pages.tell(change);
  };
  const changedForRegisters = (change: TenantChange): void => {
    const { tenantId, unitId, topic } = change;
    const registers = registerGroup(
      tenantId,
      unitId === null ? { kind: 'tenant' } : { kind: 'unit', unitId },
    );
    const tell = (): void => hub.sendToGroups([registers], hubMethods.changed, { topic, unitId });
    news.run(`${tenantId}/${unitId}/${topic}`, tell);
    changed(change);
  };
  const tellTurn = ({ tenantId, unitId }: RegisterCaller): void =>
    changed({ tenantId, unitId, topic: 'devices' });
  const onTurn = (device: RegisterCaller, isOnline: boolean): void => {
    tellTurn(device);
    options.onPresence?.(device, isOnline);
  };
  const backplane = options.backplane ?? aloneBackplane;
  const elsewhere: Elsewhere = new Elsewhere(backplane, {
    onTurn: tellTurn,
    onMoved: (deviceId, isLater) => {
      const connection = presence.drop(deviceId);
      elsewhere.leaveHere(deviceId);
      // Two at once: the one that loses may not be the one that lives.
      connection?.close(isLater ? replaced : anew);
    },
    isHere: (deviceId) => presence.find(deviceId) !== undefined,
    onCommand: (deviceId, command) => {
      const register = presence.find(deviceId);
      if (register) register.send(hubMethods.sendCommand, command);
      else elsewhere.tellAnswer(deviceId, failed(command.commandId, command.command, commandNotSent));
    },
    onAnswer: (deviceId, result) => void commands.answer(deviceId, result),
  });
  const registers: Registers = {
    find: (deviceId) => presence.find(deviceId) ?? elsewhere.find(deviceId),
    of: (group) => [...[...hub.members(group)].filter(isRegister), ...elsewhere.of(group)],
  };
  const hub: Hub<LiveCaller> = createHub({
    path: hubPath,
    methods: createMethods({
      commands,
      registers,
      answerElsewhere: (deviceId, result) => elsewhere.tellAnswer(deviceId, result),
      policy: options.policy,
      unitBelongsTo: options.unitBelongsTo,
      recentOf: (tenantId) => recent.of(tenantId),
    }),
    authenticate: options.authenticate,
    identityOf: ({ kind, sessionId }) => `${kind}/${sessionId}`,
    personOf: (caller) => (caller.kind === 'user' ? caller.userId : caller.deviceId),
    ...(options.networkOf && { networkOf: options.networkOf }),
    onConnected: (connection) => {
      if (!isRegister(connection)) return;
      enter({ presence, elsewhere, onTurn }, connection);
      comeBackWithin.tell(connection);
    },
    onDisconnected: (connection) =>
      isRegister(connection) && leave({ presence, elsewhere, onTurn }, connection),
    onError: options.onError,
    ...(options.limits && { limits: options.limits }),
    ...(options.passes && { passes: options.passes, backplane }),
  });
  const pings = setInterval(() => {
    tellPings(options, presence);
    comeBackWithin.tellAll();
  }, times.pingsEveryMs).unref();

  return {
    attach: hub.attach,
    handle: hub.handle,
    users: hub.users,
    get count() {
      return hub.count;
    },
    liveStateOf: (deviceId) => (registers.find(deviceId) ? 'online' : 'offline'),
    onlineDevices: (tenantId) =>
      registers.of(registerGroup(tenantId, { kind: 'tenant' })).map((register) => describeOnline(register)),
    countOnline: (tenantId, unitId) => registers.of(registerGroup(tenantId, { kind: 'unit', unitId })).length,
    ask: ({ tenantId, deviceId, command, args }) => {
      const register = findCommandable(registers, tenantId, deviceId);
      return new Promise((resolve) => {
        const asker = {
          user: { tenantId },
          send: (_target: string, result: CommandResult) => resolve(result),
        };
        commands.send(asker, [register], command, args);
      });
    },
    changed,
    changedForRegisters,
    closeWhere: (predicate, closeOptions = anew) => hub.closeWhere(predicate, closeOptions),
    mayHaveMissed: () => {
      const people = hub.users().filter(({ kind }) => kind === 'user');
      for (const tenantId of new Set(people.map((caller) => caller.tenantId)))
        for (const topic of changedTopics) changed({ tenantId, unitId: null, topic });
    },
    drain: hub.drain,
    close: () => {
      clearInterval(pings);
      hub.close();
      commands.stop();
      news.stop();
      pages.stop();
      recent.stop();
    },
  };
}

type OnTurn = (device: RegisterCaller, isOnline: boolean) => void;

interface Around {
  readonly presence: Presence;
  readonly elsewhere: Elsewhere;
  readonly onTurn: OnTurn;
}

/** Whoever is to be looked at anew need not wait as after a break. */
const anew: CloseOptions = { reason: comeBackReason(0, 'Looked at anew'), allowReconnect: true };

// Without leave to come back: two tills with one identity would push each other out for ever.
const replaced: CloseOptions = { reason: 'REPLACED' };

function enter({ presence, elsewhere, onTurn }: Around, connection: RegisterConnection): void {
  const { tenantId, unitId } = connection.user;
  connection.join(registerGroup(tenantId, { kind: 'tenant' }));
  connection.join(registerGroup(tenantId, { kind: 'unit', unitId }));
  const previous = presence.enter(connection);
  const wasElsewhere = elsewhere.enterHere(connection.user);
  if (previous) previous.close(replaced);
  else if (!wasElsewhere) onTurn(connection.user, true);
}

function leave({ presence, elsewhere, onTurn }: Around, connection: RegisterConnection): void {
  const { user } = connection;
  if (presence.leave(connection) && !elsewhere.leaveHere(user.deviceId)) onTurn(user, false);
}

function tellPings({ onPings, onError }: LiveOptions, presence: Presence): void {
  try {
    onPings?.(presence.list());
  } catch (error) {
    onError(error);
  }
}
