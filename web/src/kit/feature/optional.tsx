import {
  type ComponentType,
  createElement,
  type LazyExoticComponent,
  lazy,
  useEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { useServerAway } from '../offline/index.ts';

/** What shows in the place of a component whose code did not arrive: it gets what the component would get. */
export type InPlace<Props> = ComponentType<Props & { readonly onRetry: () => void }>;

/**
 * A component whose code is a file of its own, and which a page can do without: where its code does not arrive, since
 * there is no connection or a newer version, nothing shows in its place, or what is given for that. Else it would take the
 * page away with it. The code is asked for anew once the server is back, by `onRetry`, and by whoever comes to it later.
 */
export const optional = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead?: InPlace<Props>,
): ComponentType<Props> => {
  const listeners = new Set<() => void>();
  let part = attempt();

  function attempt(): LazyExoticComponent<ComponentType<Props>> {
    return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Missing) }));
  }
  function retry() {
    part = attempt();
    for (const listener of listeners) listener();
  }
  function subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }
  function Missing(props: Props) {
    const isAway = useServerAway();
    const wasAway = useRef(isAway);
    useEffect(() => {
      if (wasAway.current && !isAway) retry();
      wasAway.current = isAway;
    }, [isAway]);
    useEffect(() => {
      const own = part;
      return () => {
        if (part === own) part = attempt();
      };
    }, []);
    return Instead ? <Instead {...props} onRetry={retry} /> : null;
  }
  return (props) =>
    createElement<Props>(
      useSyncExternalStore(subscribe, () => part),
      props,
    );
};
