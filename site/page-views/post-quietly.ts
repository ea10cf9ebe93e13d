/**
 * Posts JSON at once. The request survives the page, carries no cookie and is sent once; whether it arrives is nobody’s
 * concern here. Without headers of its own it needs no leave from another origin (preflight).
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
