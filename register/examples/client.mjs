// A whole client of the register interface in one file: link, try, push, push again, refresh, read back.
//   TRESEN_SERVER=http://localhost:3000 TRESEN_EMAIL=… TRESEN_PASSWORD=… node client.mjs
// TRESEN_BRANCH names its branch, made if there is none; TRESEN_UNLINK=1 ends the session. Run it again at will.
import { readdirSync, readFileSync } from 'node:fs';
import { env, exit } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

const { TRESEN_SERVER, TRESEN_EMAIL, TRESEN_PASSWORD, TRESEN_BRANCH = 'Beispielcafé', TRESEN_UNLINK } = env;
const LATER = ['INTERNAL', 'BUSY', 'STORAGE_FULL', 'TOO_MANY_REQUESTS', 'DEVICE_INACTIVE'];
const say = (step, text) => console.log(step.padEnd(8), text);
const fail = (message, code) => Object.assign(new Error(message), { code });

// One request, sent again for as long as the answer means "later": a till never gives up, nor does it hurry.
async function ask(path, body, headers = {}) {
  for (let wait = 200; ; wait = Math.min(wait * 1.5, 10_000)) {
    let [why, pause] = ['', wait * (0.8 + 0.4 * Math.random())]; // spread: not all tills come at once
    try {
      const signal = AbortSignal.timeout(60_000); // a line that stays silent ends, too
      const reply = await fetch(TRESEN_SERVER + path, { method: 'POST', body, headers, signal });
      const [{ status }, text] = [reply, await reply.text()];
      const answer = /json/.test(reply.headers.get('content-type')) ? JSON.parse(text) : {};
      // GraphQL names it in errors[0].extensions.code, even with HTTP 200; OAuth in error, with HTTP 400.
      const code = answer.errors?.[0].extensions?.code ?? answer.error ?? (status >= 400 && `HTTP ${status}`);
      const later = status >= 500 || status === 408 || status === 429 || LATER.includes(code);
      if (!later) return { status, answer, code };
      why = code;
      if (code === 'DEVICE_INACTIVE') pause = 60_000; // people let this register rest: ask now and then
      pause = Number(reply.headers.get('retry-after')) * 1000 || pause;
    } catch (error) {
      why = `no answer: ${error.cause?.code ?? error.message}`;
    }
    say('wait', `${Math.round(pause)} ms, ${why}`);
    await sleep(pause);
  }
}
const form = (path, fields) => ask(path, new URLSearchParams(fields));

// One GraphQL request of somebody who has a token, and a way to renew it when the cloud no longer takes it.
async function graphql(who, path, query, variables, renewed = false) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${who.token}` };
  const { status, answer, code } = await ask(path, JSON.stringify({ query, variables }), headers);
  if (!code && !answer.errors) return answer.data;
  const stale = status === 401 || code === 'UNAUTHENTICATED' || code === 'SESSION_EXPIRED';
  if (!stale || renewed || code === 'DEVICE_UNLINKED')
    throw fail(`refused: ${code} ${JSON.stringify(answer)}`, status === 413 ? 'TOO_LARGE' : code);
  await who.renew();
  return graphql(who, path, query, variables, true);
}

const person = {
  async renew() {
    const login = { username: TRESEN_EMAIL, password: TRESEN_PASSWORD, scope: 'openid api' };
    const { answer, code } = await form('/connect/token', { grant_type: 'password', ...login });
    if (code) throw fail(`${TRESEN_EMAIL} cannot sign in: ${answer.error_description ?? code}`);
    this.token = answer.access_token;
  },
};

const register = {
  take(tokens) {
    // A till writes both down here, before it uses them: it may be killed at any moment.
    [this.token, this.refreshToken] = [tokens.access_token, tokens.refresh_token];
  },
  async renew() {
    const grant = { grant_type: 'refresh_token', client_id: 'register', refresh_token: this.refreshToken };
    const { answer, code } = await form('/connect/token', grant);
    if (code) throw fail(`no longer linked, run again to link: ${answer.error_description ?? code}`);
    this.take(answer);
  },
  // The device flow: show a code, then poll until a person has entered it.
  async link({ register: { serial, name }, databaseId }) {
    const till = { name, device_type: 'desktop', pos_version: '5.9.3', hardware_serial: serial };
    const client = { client_id: 'register', scope: 'offline_access api', database_id: databaseId };
    const { answer: device, code: no } = await form('/connect/deviceauthorization', { ...client, ...till });
    if (no) throw fail(`no device code: ${device.error_description ?? no}`);
    say('link', `${device.user_code} at ${device.verification_uri}`);
    await approve(device.user_code, name);
    const grant = { grant_type: 'urn:ietf:params:oauth:grant-type:device_code', client_id: 'register' };
    for (let seconds = device.interval; ; await sleep(seconds * 1000)) {
      const { answer, code } = await form('/connect/token', { ...grant, device_code: device.device_code });
      if (!code) return this.take(answer);
      if (code === 'slow_down') seconds += 5;
      else if (code !== 'authorization_pending') throw fail(`linking ended: ${code}`);
    }
  },
};

// What a person does in the setup wizard. A till has no part in it: it only shows its code.
async function approve(userCode, name) {
  const result = '{ isSuccess message modelId }';
  const branch = `mutation($it: OrganizationUnitInput!) { saved: saveOrganizationUnit(unit: $it) ${result} }`;
  const device = `mutation($it: ApproveRegisterInput!) { saved: approveRegister(register: $it) ${result} }`;
  const save = async (path, query, it) => {
    const { saved } = await graphql(person, path, query, { it });
    if (saved.isSuccess) return saved.modelId;
    throw fail(`not approved: ${saved.message}`);
  };
  const { organizationUnits } = await graphql(person, '/graphql', '{ organizationUnits { id name type } }');
  const found = organizationUnits.find(({ name, type }) => type === 'branch' && name === TRESEN_BRANCH);
  const unitId = found?.id ?? (await save('/graphql', branch, { name: TRESEN_BRANCH, type: 'branch' }));
  const kind = { deviceType: 'desktop', businessType: 'hospitality' };
  await save('/graphql/pos', device, { userCode, name, unitId, ...kind });
  say('approve', `${name} in ${TRESEN_BRANCH}`);
}

// Sends texts of receipts as one batch and returns how many were answered otherwise than the step wishes.
async function send(step, texts) {
  const call = step === 'check' ? ['query', 'checkReceipts'] : ['mutation', 'pushReceipts'];
  const query = `${call[0]}($batch: String!) { all: ${call[1]}(batch: $batch) {
    results { id outcome reason faults { path rule expected actual } } } }`;
  const data = await graphql(register, '/graphql/pos', query, { batch: `[${texts}]` }).catch((error) => {
    if (error.code !== 'TOO_LARGE' || texts.length === 1) throw error; // too large alone: a person has to look
  });
  const half = Math.ceil(texts.length / 2);
  if (!data) return (await send(step, texts.slice(0, half))) + (await send(step, texts.slice(half)));
  say(step, data.all.results.map(({ outcome }) => outcome).join(' '));
  for (const { id, reason, faults } of data.all.results)
    for (const fault of faults ?? []) say('', `${id} ${reason} ${JSON.stringify(fault)}`);
  const bad = step === 'again' ? /stored|quarantined|rejected/ : /quarantined|rejected/;
  return data.all.results.filter(({ outcome }) => bad.test(outcome)).length;
}

async function main() {
  if (!TRESEN_SERVER || !TRESEN_EMAIL) throw fail('TRESEN_SERVER, TRESEN_EMAIL or TRESEN_PASSWORD missing');
  const folder = new URL('receipts/', import.meta.url);
  // A till keeps each receipt as the text that it sends: only the same bytes again are a duplicate.
  const read = (name) => JSON.parse(readFileSync(new URL(name, folder))).map((one) => JSON.stringify(one));
  const batches = readdirSync(folder).sort().map(read);
  await person.renew();
  await register.link(JSON.parse(batches[0][0]));
  const whoAmI = '{ thisRegister { name unitName databaseId epoch } }';
  say('this', JSON.stringify((await graphql(register, '/graphql/pos', whoAmI)).thisRegister));
  let bad = await send('check', batches.flat());
  for (const batch of batches) bad += await send('push', batch);
  for (const batch of batches) bad += await send('again', batch);
  await register.renew();
  say('refresh', JSON.stringify((await graphql(register, '/graphql/pos', whoAmI)).thisRegister));
  for (const text of batches.flat()) {
    const { id } = JSON.parse(text);
    const query = 'query($id: ID!) { receipt(id: $id) { content } }';
    const differs = (await graphql(person, '/graphql/pos', query, { id })).receipt?.content !== text;
    say('read', `${id} ${differs ? 'differs' : 'has the same bytes'}`);
    bad += Number(differs);
  }
  if (TRESEN_UNLINK === '1')
    await form('/connect/revocation', { token: register.refreshToken }).then(() => say('unlink', 'ended'));
  if (bad > 0) throw fail(`${bad} answers are not what they should be; see above`);
}

await main().catch(({ message }) => exit(console.error(message) ?? 1));
