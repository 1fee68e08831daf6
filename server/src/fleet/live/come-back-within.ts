import { comingBackWithinMs, hubMethods } from '@tresen/domain/fleet/live';
import type { RegisterConnection } from './presence.ts';

/** Registers that are here. */
interface Here {
  readonly count: number;
  connections(): Iterable<RegisterConnection>;
}

/**
 * Tells registers within how many milliseconds to come back, should this process be killed: it cannot say so then, and
 * they would all come at once. Each hears it as it comes, and all hear it again once it has become quite another time.
 */
export class ComeBackWithin {
  readonly #here: Here;
  #toldMs = 0;

  constructor(here: Here) {
    this.#here = here;
  }

  tell(connection: RegisterConnection): void {
    connection.send(hubMethods.comeBackWithin, this.#nowMs());
  }

  /** To be called now and then, such as once a minute. */
  tellAll(): void {
    const nowMs = this.#nowMs();
    if (nowMs <= this.#toldMs * 1.25 && nowMs >= this.#toldMs / 2) return;
    this.#toldMs = nowMs;
    for (const connection of this.#here.connections()) this.tell(connection);
  }

  #nowMs(): number {
    return Math.round(comingBackWithinMs(this.#here.count));
  }
}
