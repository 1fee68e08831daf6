import { defineTexts } from '../../kit/i18n/index.ts';
import * as german from './security-devices.de.ts';
import * as english from './security-devices.en.ts';

export const securityDeviceTexts = defineTexts(german.de, english.en);
export const archiveTexts = defineTexts(german.archiveStates, english.archiveStates);
export const causeTexts = defineTexts(german.causes, english.causes);
export const faultTexts = defineTexts(german.faults, english.faults);
