import { changeSettings, useSettings } from '../../kit/settings/index.ts';

/** Whether the person has folded the menu, and a function that folds or unfolds it for good. */
export const useFoldMenu = () => {
  const { navbar } = useSettings().layout.config;
  const toggleFolded = () =>
    changeSettings((old) => {
      const { config } = old.layout;
      const { folded } = config.navbar;
      return {
        ...old,
        layout: { ...old.layout, config: { ...config, navbar: { ...config.navbar, folded: !folded } } },
      };
    });
  return { isFolded: navbar.folded, toggleFolded } as const;
};
