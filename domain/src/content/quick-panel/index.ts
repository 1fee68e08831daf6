export {
  type QuickPanelData,
  type QuickToggle,
  quickPanelSchema,
  quickToggles,
  switchableToggles,
} from './quick-panel.ts';
