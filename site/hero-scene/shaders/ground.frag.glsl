#version 300 es
precision highp float;

in vec2 seen;
out vec3 colour;

uniform vec4 camera;  // its first two: where the form stands in the frame
uniform vec4 voices;  // thinking and answering light the ground around the waist
uniform float aspect; // of the frame

const vec3 NIGHT = BRAND(night);
const vec3 HAZE = BRAND(haze);
const vec3 EMBER = BRAND(ember);

float noise(vec2 p) {
  return fract(sin(dot(p, vec2(12.9898, 78.233))) * 43758.5453);
}

void main() {
  vec2 away = (seen - camera.xy) * 0.5 * vec2(max(aspect, 0.8), 1.0);
  float near = dot(away, away);
  float glow = voices.y * 0.7 + voices.z;
  colour = mix(NIGHT, HAZE, exp(-near * 1.9) * 0.9) + EMBER * glow * exp(-near * 7.0);
  // Noise below one step of brightness, or the dark would show bands.
  colour += (noise(gl_FragCoord.xy) - 0.5) / 255.0 * 2.5;
}
