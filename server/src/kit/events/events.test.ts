import { expect, it } from 'vitest';
import { type AppEvent, createEvents } from './index.ts';

const event: AppEvent = { topic: 'roleAltered', userId: 'somebody' };

it('everybody who listens hears of an event at once, until they end it', () => {
  const heard: string[] = [];
  const events = createEvents(() => undefined);
  events.listen(() => heard.push('first'));
  const end = events.listen(() => heard.push('second'));
  events.tell(event);
  end();
  events.tell(event);
  expect(heard).toEqual(['first', 'second', 'first']);
});

it('a listener that throws is told as an error, and neither the others nor whoever tells have to do with it', () => {
  const [heard, errors]: [AppEvent[], Error[]] = [[], []];
  const events = createEvents((error) => errors.push(error));
  const broken = new Error('broken');
  events.listen(() => {
    throw broken;
  });
  events.listen((one) => heard.push(one));
  events.tell(event);
  expect(heard).toEqual([event]);
  expect(errors).toEqual([broken]);
});
