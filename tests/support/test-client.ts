import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { idempotencyHeader } from '#contract/idempotency.ts';
import { forgeryCookie, hostForgeryCookie } from '#core/identity/forgery-cookie.ts';
import { type Call, makeCall } from '#web/lib/call.ts';
import { type HttpRequest, type HttpResponse, writeQuery } from '#web/lib/http.ts';

/** A browser's manners without a browser: keeps cookies, sends the anti-forgery header, has its own address. */
export class TestClient {
  readonly cookies = new Map<string, string>();
  readonly call: Call;
  readonly #app: FastifyInstance;
  readonly #address = `10.${byte()}.${byte()}.${byte()}`;

  constructor(app: FastifyInstance) {
    this.#app = app;
    this.call = makeCall((request) => this.#answer(request));
  }

  async request(options: InjectOptions & { url: string }): Promise<LightMyRequestResponse> {
    const token = this.cookies.get(hostForgeryCookie) ?? this.cookies.get(forgeryCookie);
    const response = await this.#app.inject({
      remoteAddress: this.#address,
      ...options,
      cookies: Object.fromEntries(this.cookies),
      headers: { 'user-agent': 'test', ...(token && { 'x-xsrf-token': token }), ...options.headers },
    });
    for (const { name, value, expires } of response.cookies) {
      const isGone = value === '' || (expires && expires.getTime() <= 0);
      if (isGone) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  async #answer({ method, url, query, body, idempotencyKey }: HttpRequest): Promise<HttpResponse> {
    const {
      statusCode,
      statusMessage,
      body: text,
    } = await this.request({
      method,
      url: url + writeQuery(query),
      ...(body !== undefined && { payload: JSON.stringify(body) }),
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { [idempotencyHeader]: idempotencyKey }),
      },
    });
    return { status: statusCode, statusText: statusMessage, data: text ? JSON.parse(text) : undefined };
  }
}

const byte = () => Math.floor(Math.random() * 256);
