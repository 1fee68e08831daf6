import { openStore } from '../../store/index.ts';
import { makeDueClosings } from '../make-closings.ts';
import { planDays } from '../plan-days.ts';
import { stageNewestSpan } from '../simulate-register.ts';

// Simulates days of a register and tells of each part that is stored, until it is done or killed.
// simulate-days.ts STORE NOW

const [file = '', now = ''] = process.argv.slice(2);
const store = openStore(file);
planDays(store, { profile: 'cafe', seed: 'test', perDay: 8, days: 40, now: Number(now) });
makeDueClosings(store);
while (stageNewestSpan(store)) process.stdout.write('.');
