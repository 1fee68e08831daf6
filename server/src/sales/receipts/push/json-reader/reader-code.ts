/** The part of JSON Schema (draft 2020-12) that a reader is made from; anything else is refused. */
export interface ReadableSchema {
  readonly type?: string | readonly string[];
  readonly const?: number;
  readonly enum?: readonly (string | null)[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: ReadableSchema;
  readonly properties?: Readonly<Record<string, ReadableSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
}

/** Code of a reader. In it `b` is the bytes, `i` the index of the next one; -1 says: not readable. */
export interface ReaderCode {
  /** Function declarations, the root's last. */
  readonly functions: readonly string[];
  readonly root: string;
  /** Pattern texts in the order in which the code calls `patterns[n]`. */
  readonly patterns: readonly string[];
}

interface Writing {
  readonly wanted: ReadonlySet<string>;
  readonly functions: string[];
  readonly patterns: string[];
  count: number;
}

/** Where a value stands, and the variable that takes it; without one it is only checked. */
interface Place {
  readonly path: string;
  readonly target: string | undefined;
}

const fail = 'return -1;';

/**
 * Writes the code that reads an object of the schema and keeps what is wanted: paths such as `.positions[].vat[].net`,
 * each with all that it stands in.
 * @throws when the schema says something that readers do not know
 */
export const writeReader = (schema: ReadableSchema, wanted: readonly string[]): ReaderCode => {
  const writing: Writing = { wanted: new Set(wanted), functions: [], patterns: [], count: 0 };
  const root = writeObject(schema, { path: '', target: 'root' }, writing);
  return { functions: writing.functions, root, patterns: writing.patterns };
};

/** Writes the function that reads an object, and the constructor of what it keeps. Returns the function's name. */
function writeObject(schema: ReadableSchema, place: Place, writing: Writing): string {
  writing.count += 1;
  const name = `object${writing.count}`;
  const properties = Object.entries(schema.properties ?? {});
  if (schema.additionalProperties !== false || properties.length > 30)
    throw new Error(`no reader for ${place.path}: an open or a large object`);
  let required = 0;
  const cases = new Map<number, string>();
  properties.forEach((property, index) => {
    const bit = 1 << index;
    if (schema.required?.includes(property[0])) required |= bit;
    const first = property[0].charCodeAt(0);
    cases.set(first, (cases.get(first) ?? '') + propertyCode(property, bit, place, writing));
  });
  const switched = [...cases].map(([first, code]) => `case ${first}:${code}${fail}break;`).join('');
  const kept = properties.filter(([property]) => writing.wanted.has(`${place.path}.${property}`));
  writing.functions.push(
    `function ${name}Value(){${kept.map(([property]) => `this.${property}=null;`).join('')}}`,
    `function ${name}(b,i,out){let c=0,j=0,k=0,v=0,neg=false,seen=0,item=null,made=null;` +
      `if(b[i]!==123)${fail}i++;for(;;){if(b[i]!==34)${fail}switch(b[i+1]){${switched}default:${fail}}` +
      `c=b[i++];if(c===125)return (seen&${required})===${required}?i:-1;if(c!==44)${fail}}}`,
  );
  return name;
}

/** Properties in any order, each once: a second one of a name is left to JSON.parse, which takes the last. */
function propertyCode(
  [name, schema]: readonly [string, ReadableSchema],
  bit: number,
  place: Place,
  writing: Writing,
): string {
  const path = `${place.path}.${name}`;
  const target = place.target && writing.wanted.has(path) ? `out.${name}` : undefined;
  const key = `"${name}":`;
  const value = valueCode(schema, { path, target }, writing);
  return `if(${isThere(key)}){if(seen&${bit})${fail}seen|=${bit};${skip(key)}${value}}else `;
}

function valueCode(schema: ReadableSchema, place: Place, writing: Writing): string {
  const types = [schema.type ?? []].flat();
  const [type = 'nothing', ...more] = types.filter((name) => name !== 'null');
  if (more.length > 0) throw new Error(`no reader for ${place.path}: several types`);
  const code = plainCode(schema, type, place, writing);
  if (!types.includes('null')) return code;
  return `if(b[i]===110){${literalCode('null')}${keep(place.target, 'null')}}else{${code}}`;
}

function plainCode(schema: ReadableSchema, type: string, place: Place, writing: Writing): string {
  if (schema.const !== undefined) return literalCode(String(schema.const));
  if (schema.enum)
    return enumCode(
      schema.enum.filter((option) => option !== null),
      place.target,
    );
  if (type === 'string') return stringCode(schema, place.target, writing);
  if (type === 'integer') return integerCode(schema, place.target);
  if (type === 'boolean') return booleanCode(place.target);
  if (type === 'array') return arrayCode(schema, place, writing);
  if (type === 'object') return objectCode(schema, place, writing);
  throw new Error(`no reader for ${place.path}: ${type}`);
}

function enumCode(options: readonly string[], target: string | undefined): string {
  return (
    options
      .map((option) => JSON.stringify(option))
      .map((text) => `if(${isThere(text)}){${skip(text)}${keep(target, text)}}else `)
      .join('') + fail
  );
}

function stringCode(schema: ReadableSchema, target: string | undefined, writing: Writing): string {
  return (
    `if(b[i]!==34)${fail}k=i+1;j=endOfText(b,k);if(j<0)${fail}` +
    lengthCode(schema) +
    patternCode(schema, writing) +
    // What has a pattern is an identity or a time, and seldom comes again.
    keep(target, schema.pattern === undefined ? 'knownTextOf(b,k,j)' : 'textOf(b,k,j)') +
    'i=j+1;'
  );
}

function lengthCode({ minLength, maxLength }: ReadableSchema): string {
  return (
    (maxLength === undefined ? '' : `if(j-k>${maxLength}&&codePoints(b,k,j)>${maxLength})${fail}`) +
    (minLength === undefined ? '' : `if(j-k<${4 * minLength}&&codePoints(b,k,j)<${minLength})${fail}`)
  );
}

function patternCode({ pattern }: ReadableSchema, writing: Writing): string {
  if (pattern === undefined) return '';
  writing.patterns.push(pattern);
  return `if(!patterns[${writing.patterns.length - 1}](b,k,j))${fail}`;
}

// 15 digits are exact; longer numbers, fractions, exponents and -0 are left to JSON.parse.
function integerCode({ minimum, maximum }: ReadableSchema, target: string | undefined): string {
  return (
    `neg=b[i]===45;if(neg)i++;k=i;v=0;while((c=b[i]-48)>=0&&c<=9){v=v*10+c;i++;}` +
    `if(i===k||i-k>15||(b[k]===48&&(neg||i-k>1)))${fail}if(neg)v=-v;` +
    (minimum === undefined ? '' : `if(v<${minimum})${fail}`) +
    (maximum === undefined ? '' : `if(v>${maximum})${fail}`) +
    keep(target, 'v')
  );
}

function booleanCode(target: string | undefined): string {
  return (
    `if(${isThere('true')}){${skip('true')}${keep(target, 'true')}}` +
    `else if(${isThere('false')}){${skip('false')}${keep(target, 'false')}}else ${fail}`
  );
}

function arrayCode(schema: ReadableSchema, { path, target }: Place, writing: Writing): string {
  writing.count += 1;
  const [list, count] = [`list${writing.count}`, `count${writing.count}`];
  const item = valueCode(schema.items ?? {}, { path: `${path}[]`, target: target && 'item' }, writing);
  const { minItems = 0, maxItems = Number.MAX_SAFE_INTEGER } = schema;
  return (
    `if(b[i]!==91)${fail}i++;let ${count}=0;${target ? `const ${list}=[];` : ''}` +
    `if(b[i]===93)i++;else for(;;){${item}${target ? `${list}.push(item);` : ''}${count}++;` +
    `c=b[i++];if(c===93)break;if(c!==44)${fail}}` +
    `if(${count}<${minItems}||${count}>${maxItems})${fail}${keep(target, list)}`
  );
}

function objectCode(schema: ReadableSchema, place: Place, writing: Writing): string {
  const name = writeObject(schema, place, writing);
  if (!place.target) return `i=${name}(b,i);if(i<0)${fail}`;
  return `made=new ${name}Value();i=${name}(b,i,made);if(i<0)${fail}${place.target}=made;`;
}

function literalCode(value: string): string {
  return `if(${isAbsent(value)})${fail}${skip(value)}`;
}

function isAbsent(text: string): string {
  return bytesOf(text)
    .map((byte, at) => `${byteAt(at)}!==${byte}`)
    .join('||');
}

function bytesOf(text: string): number[] {
  return [...Buffer.from(text)];
}

function byteAt(index: number): string {
  return index === 0 ? 'b[i]' : `b[i+${index}]`;
}

function keep(target: string | undefined, value: string): string {
  return target ? `${target}=${value};` : '';
}

function isThere(text: string): string {
  return bytesOf(text)
    .map((byte, at) => `${byteAt(at)}===${byte}`)
    .join('&&');
}

function skip(text: string): string {
  return `i+=${bytesOf(text).length};`;
}
