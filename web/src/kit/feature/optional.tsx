import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/**
 * A component whose code is a file of its own, and which a page can do without: where its code does not arrive, since
 * there is no connection or a newer version, nothing shows in its place. Else it would take the page away with it.
 */
export const optional = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Nothing) }));

function Nothing() {
  return null;
}
