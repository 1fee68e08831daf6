export { shield, shieldApostrophes, unshield } from './formula-shield.ts';
