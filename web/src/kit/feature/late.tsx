import { type ComponentType, lazy, useState } from 'react';
import { isCodeGone } from './code-gone.ts';

/** A component whose code comes later. */
export interface LateCode<Props> {
  /** Loads the code, so that `Late` shows at once; fails where it does not arrive. */
  readonly preload: () => Promise<void>;
  /** The component itself where its code is here, else one that waits for it. */
  readonly component: () => ComponentType<Props>;
}

const retryMs = 1_000;

/**
 * Describes a component whose code is a file of its own; nothing is loaded yet.
 * @param isPatient whether it waits where the server is away, under a frame that says so; else it fails
 */
export const lateCode = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  isPatient = true,
): LateCode<Props> => {
  let ready: ComponentType<Props> | undefined;
  const keep = (loaded: { readonly default: ComponentType<Props> }) => {
    ready = loaded.default;
    return loaded;
  };
  const waiting = lazy<ComponentType<Props>>(() =>
    (isPatient ? loadPatiently(load) : load()).then(keep),
  ) as unknown as ComponentType<Props>;
  return {
    preload: async () => {
      keep(await load());
    },
    component: () => ready ?? waiting,
  };
};

interface LateProps<Props> {
  readonly code: LateCode<Props>;
  readonly props: Props;
}

/**
 * Shows a late component, at once where its code is already here. React's lazy alone would show the fallback
 * first in any case, and keep that for 300 ms.
 */
export const Late = <Props extends object>({ code, props }: LateProps<Props>) => {
  // Chosen once per mounting: a later change of the type would throw the state away.
  const [{ Content }] = useState(() => ({ Content: code.component() }));
  return <Content {...props} />;
};

/** Loads code, however long the server is away meanwhile; what a server that is there does not have is gone. */
async function loadPatiently<Code>(load: () => Promise<Code>): Promise<Code> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (!isCodeGone(error)) throw error;
      // It may have come back in this very moment.
      if (await isServerThere()) return load();
      await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
  }
}

function isServerThere(): Promise<boolean> {
  return fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}
