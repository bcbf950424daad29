/** An answer of the provider that is not a success, in the provider's own words. */
export class ProviderError extends Error {
  readonly status: number;
  readonly body: { status: number; type: string; title: string; detail?: string };

  constructor(status: number, slug: string, title: string, detail?: string) {
    super(title);
    this.status = status;
    this.body = { status, type: `errors/${slug}`, title, ...(detail && { detail }) };
  }
}

export const invalidParameters = (detail: string) =>
  new ProviderError(400, 'invalid_parameters', 'Invalid parameters', detail);

export const notFound = (what: string) =>
  new ProviderError(404, 'resource_not_found', `${what} not found`, 'The requested resource were not found.');

export const notImplemented = () =>
  new ProviderError(
    501,
    'feature_not_implemented',
    'Feature not implemented',
    'Not part of the simulated network.',
  );

/** What each slug is called when a fault names nothing but the status. */
const titles: Record<number, [slug: string, title: string]> = {
  400: ['invalid_parameters', 'Invalid parameters'],
  401: ['disconnected_account', 'Disconnected account'],
  403: ['account_restricted', 'Restricted account'],
  404: ['resource_not_found', 'Resource not found'],
  408: ['request_timeout', 'Request timed out'],
  422: ['cannot_resend_yet', 'Cannot resend yet'],
  429: ['too_many_requests', 'Too many requests'],
  500: ['provider_error', 'Provider error'],
  502: ['proxy_error', 'Proxy error'],
  503: ['no_client_session', 'No client session'],
  504: ['request_timeout', 'Request timed out'],
};

export function errorForStatus(status: number, type?: string): ProviderError {
  const [slug, title] = titles[status] ?? ['unexpected_error', 'Unexpected error'];
  return new ProviderError(status, type?.replace(/^errors\//, '') ?? slug, title);
}
