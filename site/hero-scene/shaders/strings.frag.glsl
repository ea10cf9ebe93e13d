#version 300 es
precision mediump float;

in vec3 light;
in float shape;
out vec3 colour;

void main() {
  colour = light;
  if (shape < -1.5) return;
  vec2 fromCentre = gl_PointCoord * 2.0 - 1.0;
  float r = dot(fromCentre, fromCentre);
  if (r > 1.0) discard;
  float ring = smoothstep(1.0, 0.82, r) * (0.62 + 0.5 * r);
  colour *= shape < 0.0 ? pow(1.0 - r, 2.2) : mix(1.0 - r, ring, shape);
}
