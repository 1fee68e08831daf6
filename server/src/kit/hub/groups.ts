import type { HubConnection } from './connection.ts';

/**
 * Who hears what, in this process. Everything sent to more than one connection passes through here, so a
 * backplane for several processes needs to be put behind this class only.
 */
export class Groups<User> {
  readonly #members = new Map<string, Set<HubConnection<User>>>();

  add(connection: HubConnection<User>, group: string): void {
    const members = this.#members.get(group);
    if (members) members.add(connection);
    else this.#members.set(group, new Set([connection]));
  }

  remove(connection: HubConnection<User>, group: string): void {
    const members = this.#members.get(group);
    members?.delete(connection);
    if (members?.size === 0) this.#members.delete(group);
  }

  members(group: string): ReadonlySet<HubConnection<User>> {
    return this.#members.get(group) ?? nobody;
  }

  /** Sends one record to all members of the groups; who is in several gets it once. */
  send(groups: readonly string[], record: Buffer): void {
    groups.forEach((group, index) => {
      const heard = groups.slice(0, index);
      for (const connection of this.members(group))
        if (!heard.some((other) => connection.groups.has(other))) connection.sendRecord(record);
    });
  }
}

const nobody: ReadonlySet<never> = new Set<never>();
