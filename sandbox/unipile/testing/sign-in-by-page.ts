/** Fills in the forms of the hosted page as a user would, without following the last redirection. */
export async function signInByPage(link: string, fields: { email: string; password: string; code?: string }) {
  const first = await submit(link, { email: fields.email, password: fields.password });
  return fields.code === undefined ? first : submit(`${link}/code`, { code: fields.code });
}

export async function submit(url: string, fields: Record<string, string> = {}) {
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() };
}
