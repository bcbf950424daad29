import {
  checkPath,
  living,
  type Org,
  SalesforceError,
  type SalesforceRecord,
  typeOf,
  type Value,
  valueAt,
} from './salesforce-org.ts';

type Condition =
  | { is: 'compare'; field: string; sign: string; value: Value }
  | { is: 'in'; field: string; values: Value[] };

const malformed = (at: string) => new SalesforceError(400, 'MALFORMED_QUERY', `unexpected token: '${at}'`);

/** Words, signs and texts between quotes. */
function cut(soql: string): string[] {
  return soql.match(/'(?:\\.|[^'\\])*'|!=|<=|>=|[(),=<>]|[\w.]+/g) ?? [];
}

/** What Accroche asks of SOQL: fields of one kind, conditions joined by AND, an order, a limit. */
export function runSoql(org: Org, soql: string): Record<string, unknown>[] {
  const words = cut(soql);
  let at = 0;
  const peek = () => words[at] ?? '';
  const is = (word: string) => peek().toUpperCase() === word;
  const take = (word?: string): string => {
    const next = peek();
    if (!next || (word && next.toUpperCase() !== word)) throw malformed(next || '<EOF>');
    at += 1;
    return next;
  };
  const literal = (): Value => {
    const text = take();
    if (text.startsWith("'")) return text.slice(1, -1).replace(/\\(.)/g, '$1');
    if (/^true$/i.test(text)) return true;
    if (/^false$/i.test(text)) return false;
    if (/^null$/i.test(text)) return null;
    return text;
  };
  const readIn = (field: string): Condition => {
    take('(');
    if (is('SELECT')) {
      const { type, fields, found } = select();
      take(')');
      const [column = 'Id'] = fields;
      return { is: 'in', field, values: found.map((one) => valueAt(org, type, one, column)) };
    }
    const values = [literal()];
    while (peek() === ',') {
      take();
      values.push(literal());
    }
    take(')');
    return { is: 'in', field, values };
  };
  const condition = (): Condition => {
    const field = take();
    if (is('IN')) {
      take();
      return readIn(field);
    }
    return { is: 'compare', field, sign: take().toUpperCase(), value: literal() };
  };
  const select = () => {
    take('SELECT');
    const fields = [take()];
    while (peek() === ',') {
      take();
      fields.push(take());
    }
    take('FROM');
    const type = typeOf(take());
    const conditions: Condition[] = [];
    if (is('WHERE')) {
      do {
        take();
        conditions.push(condition());
      } while (is('AND'));
    }
    for (const field of [...fields, ...conditions.map((one) => one.field)]) checkPath(org, type, field);
    const read = (record: SalesforceRecord, field: string) => valueAt(org, type, record, field);
    const found = living(org, type).filter((one) =>
      conditions.every((each) => isMet(each, (field) => read(one, field))),
    );
    return { type, fields, found, read };
  };
  const { type, fields, found, read } = select();
  let ordered = found;
  if (is('ORDER')) {
    take();
    take('BY');
    const field = take();
    ordered = found.toSorted((a, b) => String(read(a, field)).localeCompare(String(read(b, field)), 'en'));
  }
  let limit = 2000;
  if (is('LIMIT')) {
    take();
    limit = Math.min(limit, Number(take()));
  }
  if (at < words.length) throw malformed(peek());
  return ordered.slice(0, limit).map((one) => present(type, one, fields, read));
}

/** Texts are compared whatever their capitals, but for ids and what Salesforce keeps as a code. */
function isMet(condition: Condition, read: (field: string) => Value): boolean {
  const own = read(condition.field);
  const isCode = /(?:^|\.)(?:\w*Id|\w+_Id__c)$/.test(condition.field);
  const plain = (value: Value) => (typeof value === 'string' && !isCode ? value.toLowerCase() : value);
  if (condition.is === 'in') return own !== null && condition.values.some((one) => plain(one) === plain(own));
  const { sign, value } = condition;
  if (sign === '=') return plain(own) === plain(value);
  if (sign === '!=') return plain(own) !== plain(value);
  if (sign === '>') return own !== null && String(own) > String(value);
  if (sign === 'LIKE') return String(plain(own) ?? '').startsWith(String(plain(value)).replace(/%$/, ''));
  throw malformed(sign);
}

function present(
  type: string,
  record: SalesforceRecord,
  fields: readonly string[],
  read: (record: SalesforceRecord, field: string) => Value,
) {
  const shown: Record<string, unknown> = { attributes: { type, url: `/sobjects/${type}/${record.id}` } };
  for (const field of fields) {
    const [first = '', second] = field.split('.');
    if (!second) shown[first] = read(record, field);
    else shown[first] = { ...(shown[first] as object | undefined), [second]: read(record, field) };
  }
  return shown;
}
