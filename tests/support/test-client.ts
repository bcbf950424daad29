import axios, { AxiosError, type InternalAxiosRequestConfig } from 'axios';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { type Call, makeCall } from '#web/lib/call.ts';

/** A browser's manners without a browser: keeps cookies, sends the anti-forgery header, has its own address. */
export class TestClient {
  readonly cookies = new Map<string, string>();
  readonly call: Call;
  readonly #app: FastifyInstance;
  readonly #address = `10.${byte()}.${byte()}.${byte()}`;

  constructor(app: FastifyInstance) {
    this.#app = app;
    this.call = makeCall(axios.create({ adapter: (config) => this.#answer(config) }));
  }

  async request(options: InjectOptions & { url: string }): Promise<LightMyRequestResponse> {
    const token = this.cookies.get('XSRF-TOKEN');
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

  async #answer(config: InternalAxiosRequestConfig) {
    const query = config.params ? `?${new URLSearchParams(config.params as Record<string, string>)}` : '';
    const response = await this.request({
      method: (config.method ?? 'get').toUpperCase() as 'GET',
      url: `${config.url}${query}`,
      ...(config.data !== undefined && {
        payload: config.data as string,
        headers: { 'content-type': 'application/json' },
      }),
    });
    const data: unknown = response.body ? JSON.parse(response.body) : undefined;
    const answer = {
      data,
      status: response.statusCode,
      statusText: response.statusMessage,
      headers: {},
      config,
    };
    if (answer.status >= 200 && answer.status < 300) return answer;
    throw new AxiosError('refused', undefined, config, undefined, answer);
  }
}

const byte = () => Math.floor(Math.random() * 256);
