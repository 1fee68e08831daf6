export {
  type QuickPanelData,
  type QuickToggle,
  quickPanelSchema,
  quickPanelShown,
  quickToggles,
  switchableToggles,
} from './quick-panel.ts';
