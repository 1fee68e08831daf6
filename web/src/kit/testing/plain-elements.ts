import { createRequire } from 'node:module';
import { join } from 'node:path';

type Module = Record<string, unknown>;

const require = createRequire(import.meta.url);
const load = (name: string): Module => require(name);
const released = (file: string): Module => load(join(require.resolve('react'), '../cjs', file));

/**
 * Elements as React makes them in production. In development each is frozen and given fields for warnings that no test reads,
 * an eighth of what screens cost; all else stays as in development, which `act` needs. Before anybody else loads React: what
 * imports a name from it keeps what stood there.
 */
const { jsx, jsxs } = released('react-jsx-runtime.production.js');
Object.assign(load('react/jsx-runtime'), { jsx, jsxs });
Object.assign(load('react/jsx-dev-runtime'), { jsxDEV: jsx });
const { createElement } = released('react.production.js');
Object.assign(load('react'), { createElement });
