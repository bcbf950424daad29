import axios from 'axios';
import { type Call, makeCall } from '#web/lib/call.ts';

/** The browser's own call, over a real socket, with the cookies a browser would keep. */
export class NetworkClient {
  readonly cookies = new Map<string, string>();
  readonly call: Call;

  constructor(baseURL: string) {
    const http = axios.create({ baseURL });
    http.interceptors.request.use((config) => {
      config.headers.set('Cookie', [...this.cookies].map((pair) => pair.join('=')).join('; '));
      config.headers.set('X-XSRF-TOKEN', this.cookies.get('XSRF-TOKEN') ?? '');
      return config;
    });
    const keep = (headers: unknown) => {
      const lines = (headers as { 'set-cookie'?: string[] } | undefined)?.['set-cookie'] ?? [];
      for (const line of lines) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
        this.cookies.set(name, value);
      }
    };
    http.interceptors.response.use(
      (response) => {
        keep(response.headers);
        return response;
      },
      (error: { response?: { headers: unknown } }) => {
        keep(error.response?.headers);
        throw error;
      },
    );
    this.call = makeCall(http);
  }
}
