import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';

// Screens are tested in German, the default language, each from an empty browser.
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

afterEach(cleanup);
