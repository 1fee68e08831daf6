export {
  type ColourScheme,
  colourSchemes,
  containerWidthLimits,
  containerWidths,
  fontScale,
  type LayoutStyle,
  layoutModes,
  layoutStyles,
  readSettings,
  type Settings,
} from './settings.ts';
