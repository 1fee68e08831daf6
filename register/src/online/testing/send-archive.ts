import { openSession } from '../../protocol/index.ts';
import { openStore } from '../../store/index.ts';
import { takeArchive } from '../../tse/index.ts';
import { announceArchive, sendArchive } from '../send-archive.ts';

// The process that send-archive.test.ts kills in the middle of an archive.
const store = openStore(process.argv[2] ?? '');
const session = openSession(store);
const archive = takeArchive(store, Date.now());
await sendArchive(session, await announceArchive(session, archive), archive);
