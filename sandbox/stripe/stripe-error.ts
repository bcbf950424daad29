export type StripeErrorBody = {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  code?: string;
  decline_code?: string;
  param?: string;
  message: string;
};

/** An error as Stripe answers it: `{error: {type, code, param, message}}`. */
export class StripeError extends Error {
  readonly status: number;
  readonly body: StripeErrorBody;
  constructor(status: number, body: StripeErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export const badRequest = (message: string, code?: string, param?: string) =>
  new StripeError(400, {
    type: 'invalid_request_error',
    ...(code && { code }),
    ...(param && { param }),
    message,
  });

export const missing = (what: string, id: string) =>
  new StripeError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param: 'id',
    message: `No such ${what}: '${id}'`,
  });
