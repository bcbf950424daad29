import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors.ts';

/** Beyond any call of ours, and shallow enough for whatever reads it by calling itself. */
const mostDepth = 50;
/** A thousand chosen people are the longest list that a call takes. */
const mostValues = 5_000;

/** JSON bodies, looked at as text before they are read: a few kilobytes may otherwise hold the process for seconds. */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    try {
      checkJson(body as string, mostValues);
    } catch (error) {
      return done(error as AppError);
    }
    void parse(request, body as string, done);
  });
}

const quote = 34;
const comma = 44;
const backslash = 92;

/** Refuses what is nested too deep or holds too many values, in one pass that stops at the first excess. */
export function checkJson(text: string, most: number): void {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === quote) at = endOfText(text, at);
    else if (sign === comma) values += 1;
    // [ and {, then ] and }.
    else if (sign === 91 || sign === 123) {
      depth += 1;
      values += 1;
      if (depth > mostDepth) throw refused('Cette demande est imbriquée trop profondément.');
    } else if (sign === 93 || sign === 125) depth -= 1;
    if (values > most) throw refused('Cette demande contient trop de valeurs.');
  }
}

function endOfText(text: string, start: number): number {
  let at = start + 1;
  for (; at < text.length && text.charCodeAt(at) !== quote; at += 1)
    if (text.charCodeAt(at) === backslash) at += 1;
  return at;
}

const refused = (message: string) => new AppError('invalid_input', message);
