import { hashCheaply } from './testing.ts';

hashCheaply();
