import { useTexts } from '../../kit/i18n/index.ts';
import { profileTexts } from './profile-texts.ts';

interface Device {
  readonly browser: string | null;
  readonly system: string | null;
}

/** Names what somebody signed in with: `Firefox auf Windows`. */
export const useDeviceWords = (): ((device: Device) => string) => {
  const t = useTexts(profileTexts);
  return ({ browser, system }) =>
    browser && system ? t.device(browser, system) : (browser ?? system ?? t.unknownDevice);
};
