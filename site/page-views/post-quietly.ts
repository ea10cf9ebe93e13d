/**
 * Posts JSON immediately. The request outlives the page, carries no cookie and is sent once; whether it arrives does
 * not matter. Without custom headers it needs no preflight to another origin.
 */
export function postQuietly(url: string, body: unknown, headers: Record<string, string> = {}): void {
  const request = {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    keepalive: true,
    credentials: 'omit',
    priority: 'low',
  } as const
  fetch(url, request).catch(() => undefined)
}
