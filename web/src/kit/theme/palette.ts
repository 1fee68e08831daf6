/**
 * The colours of both schemes: neutral greys, one accent (petrol), meanings. Every text colour reaches WCAG AA
 * on both backgrounds of its scheme (palette.test.ts).
 */
export const palette = {
  light: {
    background: '#f4f6f7',
    paper: '#ffffff',
    divider: '#dde2e6',
    text: '#182026',
    textSecondary: '#55606a',
    primary: '#0b6470',
    onPrimary: '#ffffff',
    soft: '#e3f0f1',
    acting: '#fdf1d8',
    barBefore: '#87949d',
    fieldBorder: '#838f98',
    barTrack: '#e6eaed',
    success: '#1d6b3a',
    warning: '#8a5300',
    error: '#b3261e',
    info: '#1f5f99',
  },
  dark: {
    background: '#12171a',
    paper: '#1b2226',
    divider: '#323b41',
    text: '#e9edef',
    textSecondary: '#a9b4bc',
    primary: '#6bc5cf',
    onPrimary: '#06272c',
    soft: '#1f3a3e',
    acting: '#3b2f17',
    barBefore: '#71808a',
    fieldBorder: '#71808a',
    barTrack: '#2b3439',
    success: '#7ccf98',
    warning: '#f0b860',
    error: '#f4a09a',
    info: '#8fc1f0',
  },
} as const;
