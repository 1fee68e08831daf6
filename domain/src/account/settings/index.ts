export {
  type ColourScheme,
  colourSchemes,
  containerWidthLimits,
  containerWidths,
  fontScale,
  fontScales,
  type LayoutStyle,
  layoutModes,
  layoutStyles,
  readSettings,
  type Settings,
} from './settings.ts';
