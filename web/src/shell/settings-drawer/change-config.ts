import type { Settings } from '@tresen/domain/account/settings';
import { changeSettings } from '../../kit/settings/index.ts';

export type Config = Settings['layout']['config'];

/** Parts of the page that have switches of their own. */
export type Part = 'navbar' | 'toolbar' | 'footer' | 'leftSidePanel' | 'rightSidePanel';

/** Changes some values of the layout. */
export const changeConfig = (changes: Partial<Config>): void =>
  changeSettings((old) => ({
    ...old,
    layout: { ...old.layout, config: { ...old.layout.config, ...changes } },
  }));

/** Changes some values of one part of the page. */
export const changePart = <P extends Part>(part: P, changes: Partial<Config[P]>): void =>
  changeSettings((old) => {
    const { config } = old.layout;
    return {
      ...old,
      layout: { ...old.layout, config: { ...config, [part]: { ...config[part], ...changes } } },
    };
  });
