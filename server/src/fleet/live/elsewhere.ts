import { hubMethods, type RegisterCommand, type RegisterResult } from '@tresen/domain/fleet/live';
import type { Backplane } from '../../kit/backplane/index.ts';
import { BoundedMap } from '../../kit/bounded-map/index.ts';
import type { RegisterCaller } from './callers.ts';
import { registerGroup } from './group-names.ts';
import type { Reachable } from './presence.ts';

/** A register that is connected somewhere. */
interface Place {
  readonly caller: RegisterCaller;
  /** Counts the connections of the register, over all processes: the latest one has the highest. */
  readonly turn: number;
}

interface ForwardedCommand {
  readonly deviceId: string;
  readonly command: RegisterCommand;
}

interface ForwardedAnswer {
  readonly deviceId: string;
  readonly result: RegisterResult;
}

export interface ElsewhereListeners {
  /** A register is online now, or is no longer, by what another process tells. */
  onTurn(caller: RegisterCaller, isOnline: boolean): void;
  /** A register of this process has connected to another one. @param isLater it did so after it had come here */
  onMoved(deviceId: string, isLater: boolean): void;
  isHere(deviceId: string): boolean;
  /** Another process asks a register that is connected here. */
  onCommand(deviceId: string, command: RegisterCommand): void;
  onAnswer(deviceId: string, result: RegisterResult): void;
}

const topics = {
  entered: 'live.entered',
  left: 'live.left',
  all: 'live.all',
  command: 'live.command',
  answer: 'live.answer',
} as const;
/** So many registers are told of together. */
const slice = 2_000;
/** So many commands of others may wait for their answers here; the answer to an older one is told to everybody. */
const maxCommands = 20_000;

/**
 * Which registers are connected to other processes, and the way to them. Each process tells its own; a new one is told all
 * of them, and those of a process that fell silent are gone.
 */
export class Elsewhere {
  readonly #backplane: Backplane;
  readonly #listeners: ElsewhereListeners;
  /** By process, then by register. */
  readonly #places = new Map<string, Map<string, Place>>();
  /** Of this process. */
  readonly #own = new Map<string, Place>();
  /** Registers of others, by group, and in how many processes each is. */
  readonly #groups = new Map<string, Map<string, number>>();
  /** Which process waits for the answer to a command. */
  readonly #askers = new BoundedMap<string, string>(maxCommands);

  constructor(backplane: Backplane, listeners: ElsewhereListeners) {
    this.#backplane = backplane;
    this.#listeners = listeners;
    backplane.hear<Place>(topics.entered, (place, from) => this.#enter(from, place));
    backplane.hear<string>(topics.left, (deviceId, from) => this.#leave(from, deviceId));
    backplane.hear<{ readonly isFirst: boolean; readonly places: readonly Place[] }>(
      topics.all,
      ({ isFirst, places }, from) => {
        if (isFirst) this.#forget(from, new Set(places.map(({ caller }) => caller.deviceId)));
        for (const place of places) this.#enter(from, place);
      },
    );
    backplane.hear<ForwardedCommand>(topics.command, ({ deviceId, command }, from) => {
      this.#askers.set(command.commandId, from);
      listeners.onCommand(deviceId, command);
    });
    backplane.hear<ForwardedAnswer>(topics.answer, ({ deviceId, result }) =>
      listeners.onAnswer(deviceId, result),
    );
    backplane.onAsked((id) => this.#tellAll(id));
    backplane.onGone((id) => this.#forget(id));
  }

  /** Tells that a register has connected here. @returns whether it was online elsewhere */
  enterHere(caller: RegisterCaller): boolean {
    const { deviceId } = caller;
    const before = this.#latest(deviceId)?.place;
    const turn = Math.max(before?.turn ?? 0, this.#own.get(deviceId)?.turn ?? 0) + 1;
    if (!this.#backplane.isShared) return false;
    const place = { caller, turn };
    this.#own.set(deviceId, place);
    this.#backplane.tell(topics.entered, place);
    return before !== undefined;
  }

  /** Tells that a register has left this process. @returns whether it is online elsewhere */
  leaveHere(deviceId: string): boolean {
    if (this.#own.delete(deviceId)) this.#backplane.tell(topics.left, deviceId);
    return this.has(deviceId);
  }

  has(deviceId: string): boolean {
    return this.#latest(deviceId) !== undefined;
  }

  /** Registers of a group; none that is connected here, too. */
  of(group: string): Reachable[] {
    const deviceIds = [...(this.#groups.get(group)?.keys() ?? [])];
    return deviceIds.flatMap((deviceId) =>
      this.#listeners.isHere(deviceId) ? [] : (this.find(deviceId) ?? []),
    );
  }

  find(deviceId: string): Reachable | undefined {
    const found = this.#latest(deviceId);
    if (!found) return undefined;
    const { id, place } = found;
    const backplane = this.#backplane;
    return {
      user: place.caller,
      get isOpen() {
        return backplane.isUp;
      },
      send: (target, told) => {
        if (target !== hubMethods.sendCommand) return;
        backplane.tellOne(id, topics.command, { deviceId, command: told as RegisterCommand });
      },
    };
  }

  /** The process that has asked hears it; all of them where a register answers what it was asked elsewhere. */
  tellAnswer(deviceId: string, result: RegisterResult): void {
    const answer: ForwardedAnswer = { deviceId, result };
    const asker = this.#askers.get(result.commandId);
    this.#askers.delete(result.commandId);
    if (asker === undefined) this.#backplane.tell(topics.answer, answer);
    else this.#backplane.tellOne(asker, topics.answer, answer);
  }

  #latest(deviceId: string): { readonly id: string; readonly place: Place } | undefined {
    let latest: { readonly id: string; readonly place: Place } | undefined;
    for (const [id, places] of this.#places) {
      const place = places.get(deviceId);
      if (place && place.turn > (latest?.place.turn ?? 0)) latest = { id, place };
    }
    return latest;
  }

  #enter(from: string, place: Place): void {
    const { deviceId } = place.caller;
    const places = this.#places.get(from) ?? new Map<string, Place>();
    this.#places.set(from, places);
    const wasOnline = this.has(deviceId) || this.#own.has(deviceId);
    const before = places.get(deviceId);
    if (before) this.#count(before.caller, -1);
    places.set(deviceId, place);
    this.#count(place.caller, 1);
    this.#settle(from, place);
    if (!wasOnline) this.#listeners.onTurn(place.caller, true);
  }

  /** Of two connections of one register the later one stays; of two at once the same one for both processes. */
  #settle(from: string, { caller, turn }: Place): void {
    const own = this.#own.get(caller.deviceId);
    if (!own) return;
    const isLater = turn > own.turn;
    if (isLater || (turn === own.turn && from > this.#backplane.id))
      this.#listeners.onMoved(caller.deviceId, isLater);
  }

  #leave(from: string, deviceId: string): void {
    const places = this.#places.get(from);
    const place = places?.get(deviceId);
    if (!places || !place) return;
    places.delete(deviceId);
    this.#count(place.caller, -1);
    if (!this.has(deviceId) && !this.#own.has(deviceId)) this.#listeners.onTurn(place.caller, false);
  }

  #forget(from: string, except: ReadonlySet<string> = new Set()): void {
    for (const deviceId of [...(this.#places.get(from)?.keys() ?? [])])
      if (!except.has(deviceId)) this.#leave(from, deviceId);
    if (this.#places.get(from)?.size === 0) this.#places.delete(from);
  }

  #tellAll(id: string): void {
    const places = [...this.#own.values()];
    for (let at = 0; at === 0 || at < places.length; at += slice)
      this.#backplane.tellOne(id, topics.all, { isFirst: at === 0, places: places.slice(at, at + slice) });
  }

  #count({ tenantId, unitId, deviceId }: RegisterCaller, by: number): void {
    for (const group of [
      registerGroup(tenantId, { kind: 'tenant' }),
      registerGroup(tenantId, { kind: 'unit', unitId }),
    ]) {
      const members = this.#groups.get(group) ?? new Map<string, number>();
      const count = (members.get(deviceId) ?? 0) + by;
      if (count > 0) members.set(deviceId, count);
      else members.delete(deviceId);
      if (members.size > 0) this.#groups.set(group, members);
      else this.#groups.delete(group);
    }
  }
}
